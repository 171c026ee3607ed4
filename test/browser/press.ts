import { sendMouse } from '@web/test-runner-commands'

/** A press of the real mouse in the middle of an element, wherever it stands. */
export async function press(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}
