import type { SeenPerson } from '../../access/see-as/see-as.ts'

const ASKED = 'os-see-as'

/** An administrator wants to see the portal as somebody else: the part for it is loaded then. Answers how to stop. */
export function hearSeeAs(): () => void {
  const begin = async (event: Event) => {
    const { seeAs } = await import('../../access/see-as/see-as.ts')
    await seeAs((event as CustomEvent<SeenPerson>).detail)
  }
  const hear = (event: Event) =>
    void begin(event).catch((error: unknown) => console.warn('The portal could not be shown:', error))
  addEventListener(ASKED, hear)
  return () => removeEventListener(ASKED, hear)
}
