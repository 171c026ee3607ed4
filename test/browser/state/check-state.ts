import { assert, expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { elementsWithin } from '../../../packages/cli/check/page/elements-within.ts'
import { rtlFaults } from '../../../packages/cli/check/page/rtl-faults.ts'
import { disguiseWords, showLanguage } from '../../../shell/contract/words.ts'
import type { MountedMiniApp } from '../mount-mini-app.ts'
import { pseudoWords } from './pseudo-words.ts'
import { unmarkedTexts } from './unmarked-texts.ts'

const WIDTHS_PX = [1440, 390]
const TEXT = ':is(input:not([type]), [type=text], [type=search], textarea):enabled:read-write'

/**
 * What holds for every state of every app, as it stands there now: everybody can read it (axe), each word comes from a
 * catalogue and changes with the language while fields keep what is typed (which it types itself, at last), and it fits with longer words from right to left.
 * What the app was given and what its requests were answered counts as data; `data` names what else is.
 */
export async function checkState(app: MountedMiniApp, data: unknown = []): Promise<void> {
  const roots = [app.element, app.portal.overlayRoot]
  await motionsEnd(roots)
  await expect(app.element).to.be.accessible()
  const fields = fieldsIn(roots)
  disguiseWords(pseudoWords)
  try {
    await showLanguage('en-GB')
    await app.update({})
    const given = [app.element.context, app.portal.app, app.element.route, app.answers, data]
    const typed = fields.map(({ value }) => value)
    assert.deepEqual(unmarkedTexts(roots, [given, typed]), [], 'words from no catalogue')
    assert.deepEqual(fields.filter(isOther).map(nameOf), [], 'fields that the language has changed')
    assert.deepEqual(await faultsAtAllWidths(roots), [])
    await checkTyping(app, roots)
  } finally {
    disguiseWords()
    await showLanguage('en')
  }
}

/** A colour on its way to another has a contrast that nobody reads by; what turns for ever is not waited for. */
const motionsEnd = (roots: readonly ParentNode[]) =>
  Promise.allSettled(
    roots
      .flatMap(elementsWithin)
      .flatMap((each) => each.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  )

interface Field {
  element: HTMLInputElement
  value: string
  hasFocus: boolean
}

/** What stands in fields, and where the focus is. */
const fieldsIn = (roots: readonly ParentNode[]): Field[] =>
  roots
    .flatMap(elementsWithin)
    .filter((each) => each.matches('input, textarea'))
    .map((each) => ({
      element: each as HTMLInputElement,
      value: (each as HTMLInputElement).value,
      hasFocus: each.matches(':focus'),
    }))

/** The last step, for it changes what stands there: somebody types into all fields, and the language changes meanwhile. */
async function checkTyping(app: MountedMiniApp, roots: readonly ParentNode[]): Promise<void> {
  for (const { element, value } of fieldsIn(roots))
    if (!value && element.matches(TEXT) && element.checkVisibility()) type(element)
  await app.update({})
  const typed = fieldsIn(roots)
  await showLanguage('en')
  await app.update({})
  assert.deepEqual(typed.filter(isOther).map(nameOf), [], 'typed into fields before the language changed')
}

function type(field: HTMLInputElement): void {
  const kind = field.matches('textarea') ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, 'half a sent') // past React's own setter
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

const isOther = ({ element, value, hasFocus }: Field) =>
  !element.isConnected || element.value !== value || element.matches(':focus') !== hasFocus

const nameOf = ({ element, value }: Field) => `${element.name || element.id || element.type}: ${value}`

async function faultsAtAllWidths(roots: readonly ParentNode[]): Promise<string[]> {
  const { innerWidth: width, innerHeight: height } = window
  const faults: string[] = []
  for (const each of WIDTHS_PX) {
    await setViewport({ width: each, height })
    await nextFrame()
    faults.push(...rtlFaults(roots))
  }
  await setViewport({ width, height })
  return faults
}
