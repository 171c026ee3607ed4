// Wishes for something in the name of whoever comes next.
export default class extends HTMLElement {}

export const unmount = async (element) => {
  await new Promise((resolve) => setTimeout(resolve, 50))
  element.dispatchEvent(
    new CustomEvent('miniapp-event', {
      bubbles: true,
      composed: true,
      detail: { name: 'set-breadcrumbs', payload: { app: 'Not me' } },
    }),
  )
}
