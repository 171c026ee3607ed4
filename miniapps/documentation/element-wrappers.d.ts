declare module '@agency-os/elements/react/os-brand-picker' {
  type Element = import('../../elements/os-brand-picker/os-brand-picker.ts').OsBrandPicker
  type Change = import('@lit/react').EventName<HTMLElementEventMap['os-brand-change']>
  export const OsBrandPicker: import('@lit/react').ReactWebComponent<Element, { onOsBrandChange: Change }>
}
