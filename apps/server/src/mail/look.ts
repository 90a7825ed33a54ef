/**
 * How mails look: one column that a telephone of 320 px can show, light or dark as the reader's program is, in the
 * colours of the app's two themes (a test of conventions compares them) and in letters that are there. What a program takes away
 * leaves a readable document.
 */
export const look = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0 auto; padding: 24px 16px; max-width: 560px; background: #fefdfa; color: #13171f; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; overflow-wrap: anywhere }
p, dl, ul, blockquote { margin: 0 0 16px }
header p { margin: 0 0 24px; padding: 0 0 12px; border-bottom: 3px solid #2339b5; font-size: 18px; font-weight: 700 }
h1 { margin: 0 0 20px; font-size: 22px; line-height: 1.3 }
.code { padding: 16px; border-radius: 8px; background: #e7f0ff; color: #16268d; font-size: 30px; font-weight: 700; letter-spacing: 6px; text-align: center }
dl { padding: 16px; border-radius: 8px; background: #f0ece2 }
dt { color: #424d64; font-size: 14px }
dd { margin: 0 0 10px; font-weight: 600 }
dd:last-child { margin-bottom: 0 }
blockquote { padding: 0 0 0 16px; border-left: 3px solid #6e7991; white-space: pre-wrap }
ul { padding: 0; list-style: none }
li { padding: 12px 0; border-top: 1px solid #ddd7ca; color: #424d64; font-size: 14px }
li a { color: #2339b5; font-size: 16px; font-weight: 600 }
.action { margin: 24px 0 }
.action a { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #2339b5; color: #fafaf9; font-weight: 600; text-decoration: none }
footer p { margin: 32px 0 0; padding: 16px 0 0; border-top: 1px solid #ddd7ca; color: #424d64; font-size: 14px }
footer a { color: #2339b5 }
@media (prefers-color-scheme: dark) {
body { background: #13171f; color: #f1f0ed }
header p { border-bottom-color: #7ca3ff }
.code { background: #232d47; color: #ccdfff }
dl { background: #1a202f }
dt, li, footer p { color: #c0c7d8 }
li { border-top-color: #2d3547 }
li a, footer a { color: #7ca3ff }
blockquote { border-left-color: #a0abc2 }
footer p { border-top-color: #2d3547 }
.action a { background: #7ca3ff; color: #13171f }
}
`;
