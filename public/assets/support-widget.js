// The portal's own support widget: a button at the edge of the page and a form behind it.
// A widget of another maker can take its place: a module that sets globalThis.osSupportWidget to the same functions; `open` may be missing.
import { contactForm } from './contact-form.js'

let shown

globalThis.osSupportWidget = {
  /**
   * Shows the widget, in place of the one shown before.
   * @param {{ key: string, label: string, locale: string, color: string, root: Element, fields: readonly object[], submit(values: Record<string, string>): Promise<void> }} settings
   */
  show({ label, locale, color, root, fields, submit }) {
    shown?.remove()
    shown = contactForm({
      label,
      title: label,
      lang: locale,
      color,
      fields: [...fields, { name: 'message', label: 'How can we help?', kind: 'long', required: true }],
      thanks: 'Your request has been sent. Support will answer by email.',
      submit,
    })
    root.append(shown)
  },
  open() {
    shown?.open()
  },
  hide() {
    shown?.remove()
    shown = undefined
  },
}
