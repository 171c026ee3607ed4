/** Types into a control as a person does, in one go. */
export function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!
  set!.call(field, text) // past React, which keeps watch on the field itself
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
