/// The page's frame, style and scripts, embedded by `Scripts/embed-web.py`.
enum PreviewPage {}
