#include "YAMLFloor.h"

#include <yaml.h>

long yaml_floor_events(const unsigned char *bytes, size_t count) {
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, bytes, count);
  long events = 0;
  for (;;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      events = -1;
      break;
    }
    int isEnd = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    events++;
    if (isEnd) break;
  }
  yaml_parser_delete(&parser);
  return events;
}
