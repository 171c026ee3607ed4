// The portal's feedback script: a short form, loaded when somebody asks for it.
// Both scripts are asked for anew together: a browser remembers one that could not be had.
const { contactForm } = await import(`./contact-form.js${new URL(import.meta.url).search}`)

/**
 * Adds the form, which opens when it is told to.
 * @param {{ root: Element, submit(values: Record<string, string>): Promise<void> }} options
 * @returns {HTMLElement & { open(): void }}
 */
export function addFeedbackForm({ root, submit }) {
  const form = contactForm({
    title: 'Tell us what you think',
    lang: 'en-gb',
    fields: [
      {
        name: 'about',
        label: 'About',
        kind: 'choice',
        options: ['This page', 'The portal as a whole'],
        value: 'This page',
      },
      { name: 'message', label: 'What works well, what does not?', kind: 'long', required: true },
      { name: 'contact', label: 'You may contact me about this by email', kind: 'check' },
    ],
    note: 'Sent with it: the app and the page you are on.',
    thanks: 'Thank you. Your feedback has been sent.',
    submit,
  })
  root.append(form)
  return form
}
