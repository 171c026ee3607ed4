import { useState } from 'react'
import { suggestTouchpoints } from '../../domain/touchpoints/suggest-touchpoints.ts'
import { type Touchpoint, touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import type { ForeignName } from '../../domain/touchpoints/wire.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words } from '../words/words.ts'
import { sendMappings } from './send-mappings.ts'
import { usePlaces } from './use-libraries.ts'
import { usePublished } from './use-names.ts'

const NONE: readonly Touchpoint[] = []

interface SuggestionsDialogProps extends OpenedProps {
  names: readonly ForeignName[]
}

/** The best suggestion of each name, to be ticked one by one: nothing is mapped that nobody has looked at. */
export function SuggestionsDialog({ names, onClose, onDone }: SuggestionsDialogProps) {
  const { portal } = useMiniApp()
  const { brandId } = usePlaces()
  const { percent } = useFormat()
  const language = useLanguage()
  const { data: touchpoints = NONE } = usePublished()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const found = names.flatMap((name) => {
    const [best] = suggestTouchpoints(name.name, touchpoints)
    const touchpoint = touchpoints.find(({ code }) => code === best?.code)
    return best && touchpoint ? [{ name, likeness: best.likeness, touchpoint }] : []
  })
  const taken = found.filter(({ name }) => !left.has(name.id))
  const turn = (id: number, isTaken: boolean) =>
    setLeft(new Set(isTaken ? [...left].filter((each) => each !== id) : [...left, id]))
  const act = () =>
    sendMappings(
      portal,
      brandId,
      taken.map(({ name, touchpoint }) => ({ id: name.id, touchpoint: touchpoint.code, ignored: false })),
    )
  return (
    <ConfirmDialog
      title={words('suggestions')}
      verb={words('suggestions.map', { count: taken.length })}
      isBarred={taken.length === 0}
      act={act}
      onDone={() => onDone()}
      onClose={onClose}
    >
      <p>{words('suggestions.found', { found: found.length, all: names.length })}</p>
      {found.map(({ name, touchpoint, likeness }) => (
        <Checkbox
          key={name.id}
          label={words('suggestion', {
            name: name.name,
            touchpoint: touchpointName(touchpoint, language),
            likeness: percent(likeness),
          })}
          checked={!left.has(name.id)}
          onChange={(isTaken) => turn(name.id, isTaken)}
        />
      ))}
    </ConfirmDialog>
  )
}
