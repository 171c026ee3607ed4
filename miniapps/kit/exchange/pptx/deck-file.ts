import { fileNameOf } from '../save-file.ts'
import type { MadeFile } from '../use-save-file.ts'
import type { Deck } from './deck.ts'
import { deckLook } from './deck-look.ts'

/** A deck as a file in the tenant's look; the library that writes it comes when first asked for. */
export async function deckFile(
  name: string,
  deck: Deck,
  tenant: { code: string; name: string },
): Promise<MadeFile> {
  const { writeDeck } = await import('./write-deck.ts')
  const font = getComputedStyle(document.documentElement).getPropertyValue('--os-font-family')
  return { file: await writeDeck(deck, await deckLook(tenant, font)), name: fileNameOf(name, 'pptx') }
}
