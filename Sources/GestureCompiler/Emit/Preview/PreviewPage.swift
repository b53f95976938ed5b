/// The page's frame, style and scripts. The texts are embedded by `Scripts/embed-web.py`.
enum PreviewPage {}
