import { suggestTouchpoints } from '../../domain/touchpoints/suggest-touchpoints.ts'
import { type Touchpoint, touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import type { ForeignName } from '../../domain/touchpoints/wire.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { isWaiting } from './send-mappings.ts'

export const nameState = (name: ForeignName): 'waiting' | 'mapped' | 'ignored' =>
  name.ignored ? 'ignored' : isWaiting(name) ? 'waiting' : 'mapped'

interface NameParts {
  touchpoints: readonly Touchpoint[]
  language: string
  /** Undefined for people who may not say what names mean. */
  onTake: ((name: ForeignName, code: string) => void) | undefined
}

/** A name, where it was seen, and what it means or may mean. */
export const nameColumns =
  ({ touchpoints, language, onTake }: NameParts) =>
  ({ format }: Drawing): readonly Column<ForeignName>[] => {
    const titleOf = (code: string) => {
      const touchpoint = touchpoints.find((each) => each.code === code)
      return touchpoint ? touchpointName(touchpoint, language) : code
    }
    return [
      { key: 'name', title: kitWords('name'), value: ({ name }) => name, widthPx: 240 },
      {
        key: 'touchpoint',
        title: words('touchpoint'),
        value: ({ touchpoint }) => (touchpoint ? titleOf(touchpoint) : ''),
        cell: (name) =>
          name.touchpoint ? (
            <>
              {titleOf(name.touchpoint)} <span className="os-muted os-small">{name.touchpoint}</span>
            </>
          ) : isWaiting(name) ? (
            <Suggestion {...{ name, touchpoints, titleOf, percent: format.percent, onTake }} />
          ) : null,
        widthPx: 280,
      },
      {
        key: 'state',
        title: kitWords('status'),
        type: 'choice',
        value: nameState,
        text: (state) => words(`state.${state as 'waiting'}`),
        cell: (name) => <State name={name} />,
        widthPx: 128,
      },
      { key: 'source', title: words('source'), value: ({ source }) => source, widthPx: 240, wideOnly: true },
      {
        key: 'of',
        title: words('countsFor'),
        type: 'choice',
        value: ({ ofBrand }) => (ofBrand ? 'brand' : 'agency'),
        text: (of) => words(`countsFor.${of as 'brand'}`),
        widthPx: 140,
        wideOnly: true,
      },
    ]
  }

function State({ name }: { name: ForeignName }) {
  const state = nameState(name)
  const tone = { waiting: 'warning', mapped: 'success', ignored: 'neutral' } as const
  return <Badge tone={tone[state]}>{words(`state.${state}`)}</Badge>
}

interface SuggestionProps extends Pick<NameParts, 'touchpoints' | 'onTake'> {
  name: ForeignName
  titleOf(code: string): string
  percent(share: number): string
}

/** The most alike; it is mapped once somebody presses it. */
function Suggestion({ name, touchpoints, titleOf, percent, onTake }: SuggestionProps) {
  const [best] = suggestTouchpoints(name.name, touchpoints)
  if (!best) return <span className="os-muted">{words('suggestions.none')}</span>
  const likeness = percent(best.likeness)
  const said = words('alike', { label: titleOf(best.code), likeness })
  if (!onTake) return <span className="os-muted">{said}</span>
  return (
    <Button
      size="s"
      aria-label={words('suggestions.takeNamed', {
        name: name.name,
        touchpoint: titleOf(best.code),
        likeness,
      })}
      onClick={() => onTake(name, best.code)}
    >
      {said}
    </Button>
  )
}
