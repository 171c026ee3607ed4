import { Plus, X } from 'lucide'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { Json } from '../../../domain/document/json.ts'
import { pinPath } from '../../../domain/document/pin.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Button, type ButtonProps } from '../../controls/button.tsx'
import { useOpenFields } from '../../document/fields/open-fields.ts'
import { usePlace } from '../../document/page/use-place.ts'
import { ChooserButton } from '../chooser/chooser-button.tsx'
import { words } from '../words/words.ts'
import type { PinnedSurvey } from './use-pinned-survey.ts'

type Fields = Readonly<Record<string, Json>>

interface PinAudienceProps extends Pick<PinnedSurvey, 'basis' | 'pins'> {
  of: Pick<DocumentDefinition<null>, 'belongsTo'>
  look?: Pick<ButtonProps, 'variant' | 'size'>
  said(title: string): string
  /** Fields that are set beside the pin. */
  beside?(edition: Edition): Fields
}

/** The button by which a document pins one more audience. */
export function PinAudience({ of, basis, pins, look, said, beside }: PinAudienceProps) {
  const { document } = useOpenFields()
  const { portal } = useMiniApp()
  const brand = usePlace(of)
  return (
    <ChooserButton
      brand={brand}
      label={words('add')}
      look={{ icon: Plus, className: 'os-button pin-audience', ...look }}
      dataset={basis?.dataset ?? ''}
      without={pins.map(({ id }) => id)}
      onChoose={(edition) => {
        const { id, version, title } = edition
        document.set({ [pinPath(id)]: { type: 'audience', id, version }, ...beside?.(edition) })
        portal.announce(said(title))
      }}
    />
  )
}

interface UnpinAudienceProps {
  /** Name of the pin. */
  of: string
  label: string
  said: string
  /** Fields that go with it. */
  beside?: Fields
}

/** Takes an audience off a document; the focus goes to the button that adds one. */
export function UnpinAudience({ of, label, said, beside }: UnpinAudienceProps) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const takeOff = (button: HTMLElement) => {
    const page = button.getRootNode() as ShadowRoot
    document.set({ [pinPath(of)]: null, ...beside })
    portal.announce(said)
    requestAnimationFrame(() => page.querySelector<HTMLElement>('.pin-audience')?.focus())
  }
  return (
    <Button
      variant="quiet"
      size="s"
      icon={X}
      iconOnly
      disabled={isClosed}
      onClick={({ currentTarget }) => takeOff(currentTarget)}
    >
      {label}
    </Button>
  )
}
