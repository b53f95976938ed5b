// Seen by whoever builds the program gspec or one of the plugins, often in the middle of a build of their own.
#if __has_include(<yaml.h>)
#include <yaml.h>
#else
#error "gspec needs libyaml: apt install libyaml-dev, or brew install libyaml"
#endif
