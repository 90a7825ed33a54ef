/**
 * How mails look: one column that a telephone of 320 px can show, in the reader's own letters, light or dark as their
 * program is. What a program takes away leaves a readable document. Colours keep 4.5:1 on their ground.
 */
export const look = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0 auto; padding: 24px 16px; max-width: 560px; background: #ffffff; color: #1f2937; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; overflow-wrap: anywhere }
p, dl, blockquote { margin: 0 0 16px }
header p { margin: 0 0 24px; padding: 0 0 12px; border-bottom: 3px solid #1d4ed8; font-size: 18px; font-weight: 700 }
h1 { margin: 0 0 20px; font-size: 22px; line-height: 1.3 }
.code { padding: 16px; border-radius: 8px; background: #eff4ff; color: #1e3a8a; font-size: 30px; font-weight: 700; letter-spacing: 6px; text-align: center }
dl { padding: 16px; border-radius: 8px; background: #f3f4f6 }
dt { color: #4b5563; font-size: 14px }
dd { margin: 0 0 10px; font-weight: 600 }
dd:last-child { margin-bottom: 0 }
blockquote { padding: 0 0 0 16px; border-left: 3px solid #64748b; white-space: pre-wrap }
.action { margin: 24px 0 }
.action a { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #1d4ed8; color: #ffffff; font-weight: 600; text-decoration: none }
footer p { margin: 32px 0 0; padding: 16px 0 0; border-top: 1px solid #d1d5db; color: #4b5563; font-size: 14px }
@media (prefers-color-scheme: dark) {
body { background: #111827; color: #e5e7eb }
header p { border-bottom-color: #93b4ff }
.code { background: #1e293b; color: #bfd3ff }
dl { background: #1f2937 }
dt, footer p { color: #9ca3af }
footer p { border-top-color: #374151 }
.action a { background: #93b4ff; color: #111827 }
}
`;
