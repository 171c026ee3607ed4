import { useRef } from 'react'
import { ArrowUp } from 'lucide'
import { ALLOWED_MAX, TOKENS_MAX } from '../../../domain/campaigns/limits.ts'
import { numbersIn } from '../../../domain/document/numbered.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { TagsField } from '../../../kit/controls/tags-field.tsx'
import { BoundField } from '../../../kit/document/fields/bound-field.tsx'
import { CheckOf } from '../../../kit/document/fields/check-of.tsx'
import { useBody, useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { NumberedLines } from '../../../kit/planning/numbered-lines.tsx'
import { words } from '../../words/words.ts'

const PARTS = ['name', 'allowed', 'date'] as const

/** The parts of a name in their order: what each is called, what it may say, and whether it is a day. */
export function TemplateParts() {
  return (
    <NumberedLines
      of="tokens"
      parts={PARTS}
      fresh={() => ({ date: false })}
      most={TOKENS_MAX}
      add={words('template.addPart')}
      removeLabel={(number) => words('template.removePart', { number })}
    >
      {(at, number) => (
        <>
          <div className="fields">
            <TextOf
              path={`${at}/name`}
              label={words('template.part', { number })}
              help={words('template.partHelp')}
            />
            <AllowedOf path={`${at}/allowed`} number={number} />
            <CheckOf path={`${at}/date`} label={words('template.date', { number })} />
          </div>
          <MoveUp number={number} />
        </>
      )}
    </NumberedLines>
  )
}

function AllowedOf({ path, number }: { path: string; number: number }) {
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  return (
    <BoundField
      path={path}
      label={words('template.allowed', { number })}
      help={words('template.allowedHelp')}
      say={(value) => list(value).join(', ')}
    >
      {({ texts, value, set }) => (
        <TagsField
          {...texts}
          value={list(value)}
          most={ALLOWED_MAX}
          onChange={(next) => set(next.length ? next : null, 'now')}
        />
      )}
    </BoundField>
  )
}

/** Changes places with the part before: the number of a part is its place, so all that it says goes along. */
function MoveUp({ number }: { number: number }) {
  const { portal } = useMiniApp()
  const { document, isClosed } = useOpenFields()
  const body = useBody()
  const frame = useRef<HTMLDivElement>(null)
  const numbers = numbersIn(body, 'tokens')
  const before = numbers[numbers.indexOf(number) - 1]
  if (before === undefined || isClosed) return null
  const move = () => {
    document.set(
      Object.fromEntries(
        PARTS.flatMap((part) => {
          const [upper, lower] = [`tokens/${before}/${part}`, `tokens/${number}/${part}`]
          return [
            [upper, body[lower] ?? null],
            [lower, body[upper] ?? null],
          ]
        }),
      ),
    )
    focusOn(frame.current!, before)
    portal.announce(words('template.moved', { number: numbers.indexOf(before) + 1 }))
  }
  return (
    <div ref={frame} data-move={number}>
      <Button variant="quiet" size="s" icon={ArrowUp} onClick={move}>
        {words('template.moveUp', { number })}
      </Button>
    </div>
  )
}

/** Goes along with what was moved, so that it can be moved on; the first part has no button, but a name. */
function focusOn(from: HTMLElement, number: number): void {
  const root = from.getRootNode() as ShadowRoot
  const target =
    root.querySelector<HTMLElement>(`[data-move="${number}"] button`) ??
    root.querySelector<HTMLElement>(`[data-path="tokens/${number}/name"] input`)
  target?.focus()
}
