/** An embedded element is one file with everything it needs: it stands alone in somebody else's page. */
const LIMIT_BYTES = 8000
/** With the page's session, its sign-in, and words in all languages. */
const WITH_SESSION_LIMIT_BYTES = 12_500
const WITH_SESSION = [
  'os-sign-in',
  'os-brand-picker',
  'os-brand-card',
  'os-app-launcher',
  'os-scorecard-result',
]
/** With what a form asks of a control, and its words in all languages. */
const CONTROL_LIMIT_BYTES = 10_000
const CONTROLS = ['os-button', 'os-field', 'os-select', 'os-checkbox', 'os-dialog']
/** A whole mini-app goes into it, which does not count. */
const EMBED_LIMIT_BYTES = 45_000

/** Bytes in brotli that the script of an embedded element may have. */
export function elementLimitBytes(tag: string): number {
  if (tag === 'os-embed') return EMBED_LIMIT_BYTES
  if (WITH_SESSION.includes(tag)) return WITH_SESSION_LIMIT_BYTES
  return CONTROLS.includes(tag) ? CONTROL_LIMIT_BYTES : LIMIT_BYTES
}
