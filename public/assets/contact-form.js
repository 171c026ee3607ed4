// A short form in a dialog, and a button that opens it where it has a label: what the support widget and the feedback script have in common.
// Plain elements in a shadow root, so that the page's styles and these leave each other alone.

const styles = new CSSStyleSheet()
styles.replaceSync(`
  :host { display: inline-block; pointer-events: auto; font-family: var(--os-font-family, sans-serif); font-size: var(--os-font-size-m, 14px); line-height: var(--os-line-height-normal, 1.5) }
  * { box-sizing: border-box }
  button { min-height: 36px; padding: 0 var(--os-space-4, 16px); border: 1px solid var(--os-color-border-strong, GrayText); border-radius: var(--os-radius-m, 6px); background: var(--os-color-surface-raised, Canvas); color: var(--os-color-text, CanvasText); font: inherit; font-weight: var(--os-font-weight-medium, 500); cursor: pointer }
  button[disabled] { cursor: default; opacity: 0.7 }
  .open { border-radius: var(--os-radius-pill, 999px); box-shadow: var(--os-shadow-m, none) }
  .open.colored { border-color: transparent; background: var(--contact-color); color: var(--contact-on-color) }
  .send { border-color: transparent; background: var(--contact-color); color: var(--contact-on-color) }
  :focus-visible { outline: var(--os-focus-ring, 2px solid Highlight); outline-offset: 2px }
  dialog { width: min(28rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); overflow: auto; padding: var(--os-space-6, 24px); border: 1px solid var(--os-color-border, GrayText); border-radius: var(--os-radius-l, 8px); background: var(--os-color-surface-raised, Canvas); color: var(--os-color-text, CanvasText); box-shadow: var(--os-shadow-l, none); overflow-wrap: anywhere }
  dialog::backdrop { background: var(--os-color-overlay, GrayText) }
  h2 { margin: 0 0 var(--os-space-4, 16px); font-size: var(--os-font-size-l, 16px) }
  form { display: grid; gap: var(--os-space-3, 12px) }
  label { display: grid; gap: var(--os-space-1, 4px); font-weight: var(--os-font-weight-medium, 500) }
  label.check { display: flex; align-items: start; gap: var(--os-space-2, 8px); font-weight: inherit }
  input:not([type=checkbox]), select, textarea { width: 100%; min-height: 36px; padding: var(--os-space-1, 4px) var(--os-space-2, 8px); border: 1px solid var(--os-color-border-strong, GrayText); border-radius: var(--os-radius-s, 4px); background: var(--os-color-surface, Canvas); color: inherit; font: inherit; font-weight: 400 }
  input[type=checkbox] { width: 18px; height: 18px; margin: 2px 0 0; accent-color: var(--contact-color) }
  input[readonly]:not([type=checkbox]) { background: var(--os-color-surface-sunken, Canvas); color: var(--os-color-text-muted, CanvasText) }
  textarea { min-height: 6rem; resize: vertical }
  p { margin: 0 }
  p:empty { display: none }
  .actions { display: flex; flex-wrap: wrap; justify-content: end; gap: var(--os-space-2, 8px) }
  .note { font-size: var(--os-font-size-s, 12px); color: var(--os-color-text-muted, CanvasText) }
  .problem { color: var(--os-color-error-text, CanvasText) }
`)

/**
 * @typedef {{ name: string, label: string, kind?: 'text' | 'email' | 'long' | 'choice' | 'check', value?: string, readOnly?: boolean, required?: boolean, options?: readonly string[] }} Field
 * @param {{ label?: string, title: string, note?: string, thanks: string, lang: string, color?: string, fields: readonly Field[], submit(values: Record<string, string>): Promise<void> }} options
 * @returns {HTMLElement & { open(): void }}
 */
export function contactForm({ label, title, note = '', thanks, lang, color, fields, submit }) {
  const host = make('div', { lang })
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styles]
  dress(host, color)

  const heading = make('h2', { id: 'title', textContent: title })
  const problem = make('p', { className: 'problem', role: 'alert' })
  const done = make('p', { role: 'status' })
  const controls = fields.map(controlOf)
  const goesAlong = make('p', { id: 'note', className: 'note', textContent: note })
  const send = make('button', { className: 'send', textContent: 'Send' })
  send.setAttribute('aria-describedby', 'note')
  const cancel = make('button', { type: 'button', textContent: 'Cancel' })
  const actions = make('div', { className: 'actions' }, cancel, send)
  const form = make('form', {}, ...controls.map(({ line }) => line), goesAlong, problem, actions)
  const dialog = make('dialog', {}, heading, done, form)
  dialog.setAttribute('aria-labelledby', 'title')
  shadow.append(dialog)

  const begin = () => {
    form.hidden = false
    done.textContent = problem.textContent = ''
    cancel.textContent = 'Cancel'
    dialog.showModal()
    controls.find(({ control }) => !control.readOnly)?.control.focus()
  }
  const finish = () => {
    form.reset()
    form.hidden = true
    done.textContent = thanks
    dialog.append(cancel)
    cancel.textContent = 'Close'
    cancel.focus()
  }
  host.open = () => {
    if (dialog.open) return
    actions.prepend(cancel)
    begin()
  }
  if (label) dialog.before(opener(label, color, host.open))
  cancel.addEventListener('click', () => dialog.close())
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (send.disabled) return
    send.disabled = true
    problem.textContent = ''
    try {
      await submit(Object.fromEntries(controls.map(({ name, read }) => [name, read()])))
      finish()
    } catch {
      problem.textContent =
        'This could not be sent. What you wrote is still here: check your connection and send it again.'
    } finally {
      send.disabled = false
    }
  })
  return host
}

function opener(label, color, onClick) {
  const open = make('button', {
    type: 'button',
    className: color ? 'open colored' : 'open',
    textContent: label,
  })
  open.setAttribute('aria-haspopup', 'dialog')
  open.addEventListener('click', onClick)
  return open
}

/** The colour given, and black or white on it, whichever can be read better: one of them has at least 4.5:1. */
function dress(host, color = 'var(--os-color-brand-primary, ButtonText)') {
  const onColor = /^#[\da-f]{6}$/i.test(color)
    ? luminance(color) > 0.179
      ? 'black'
      : 'white'
    : 'var(--os-color-on-brand, Canvas)'
  host.style.setProperty('--contact-color', color)
  host.style.setProperty('--contact-on-color', onColor)
}

function luminance(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function controlOf({
  name,
  label,
  kind = 'text',
  value = '',
  readOnly = false,
  required = false,
  options = [],
}) {
  if (kind === 'check') {
    const control = make('input', { type: 'checkbox', name, value: 'yes' })
    return {
      name,
      control,
      read: () => (control.checked ? 'yes' : 'no'),
      line: make('label', { className: 'check' }, control, label),
    }
  }
  const control =
    kind === 'choice'
      ? choice(options, value)
      : kind === 'long'
        ? make('textarea', { maxLength: 4000 })
        : make('input', { type: kind, maxLength: 200 })
  Object.assign(control, { name, required })
  if (kind !== 'choice') control.defaultValue = value
  if (readOnly) control.readOnly = true
  return { name, control, read: () => control.value, line: make('label', {}, label, control) }
}

function choice(options, value) {
  return make(
    'select',
    {},
    ...options.map((option) =>
      make('option', { value: option, textContent: option, defaultSelected: option === value }),
    ),
  )
}

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
