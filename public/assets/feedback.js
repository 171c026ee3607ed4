// The portal's feedback script: a button at the edge of the page and a short form behind it.
import { contactForm } from './contact-form.js'

/**
 * Offers to give feedback; what is returned opens the form and takes the offer away.
 * @param {{ root: Element, submit(values: Record<string, string>): Promise<void> }} options
 */
export function offerFeedback({ root, submit }) {
  const offer = contactForm({
    label: 'Give feedback',
    title: 'Tell us what you think',
    lang: 'en-gb',
    fields: [
      { name: 'about', label: 'About', kind: 'choice', options: ['This page', 'The portal as a whole'], value: 'This page' },
      { name: 'message', label: 'What works well, what does not?', kind: 'long', required: true },
      { name: 'contact', label: 'You may contact me about this', kind: 'check' },
    ],
    thanks: 'Thank you. Your feedback has been sent.',
    submit,
  })
  root.append(offer)
  return { open: offer.open, withdraw: () => offer.remove() }
}
