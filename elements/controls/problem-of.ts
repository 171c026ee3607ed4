import { languageOf, textsFor } from '../session/texts.ts'
import { CONTROL_TEXTS } from './texts.ts'

export type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** In the page's language where it is common, else in the browser's; '' where nothing is wrong. */
export function problemOf(control: NativeControl, element: Element): string {
  const { validity } = control
  const texts = textsFor(element, CONTROL_TEXTS)
  const withLimit = (text: string, name: 'min' | 'max') =>
    text.replace('{}', Number((control as HTMLInputElement)[name]).toLocaleString(languageOf(element)))
  if (validity.valid) return ''
  if (validity.valueMissing && !validity.badInput) return texts.needed
  if (validity.typeMismatch && control.type === 'email') return texts.email
  if (control.type !== 'number') return control.validationMessage
  if (validity.badInput) return texts.number
  if (validity.rangeUnderflow) return withLimit(texts.least, 'min')
  if (validity.rangeOverflow) return withLimit(texts.most, 'max')
  return control.validationMessage
}
