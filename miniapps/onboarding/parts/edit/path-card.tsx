import { useState } from 'react'
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide'
import type { EditedPath, EditedPaths, EditedStep } from '../../../domain/onboarding/edited-paths.ts'
import { MAX_STEPS } from '../../../domain/onboarding/limits.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { pathTitle, stepWords } from '../path-words.ts'
import { newStep, withoutStep, withStep, withStepAt } from './edited-list.ts'
import { StepDialog } from './step-dialog.tsx'
import { words } from './words/words.ts'

interface PathCardProps {
  path: EditedPath
  permissions: EditedPaths['permissions']
  titleError: string | undefined
  onChange(path: EditedPath): void
  onRemove(): void
}

/** One path: what it is called, who takes it, and its steps in their order. */
export function PathCard({ path, permissions, titleError, onChange, onRemove }: PathCardProps) {
  const { portal } = useMiniApp()
  const [edited, setEdited] = useState<EditedStep>()
  const title = pathTitle(path)
  const isUsual = pathTitle({ key: path.key }) !== path.key
  const count = path.steps.length
  const move = (from: number, to: number) => {
    onChange(withStepAt(path, from, to))
    const step = stepWords(path.key, path.steps[from]!).title
    portal.announce(words('moved', { step, position: to + 1, count }))
  }
  return (
    <Card title={title}>
      <div className="os-stack">
        <div className="path-facts">
          <TextField
            label={words('pathTitle')}
            help={isUsual ? words('usualWords') : undefined}
            placeholder={isUsual ? pathTitle({ key: path.key }) : undefined}
            error={titleError}
            value={path.title}
            onChange={(text) => onChange({ ...path, title: text })}
          />
          <Select
            label={words('forWhom')}
            value={path.permission ?? ''}
            onChange={(code) => onChange({ ...path, permission: code || null })}
            options={[
              { value: '', label: words('everybody') },
              ...permissions.map(({ code, app }) => ({ value: code, label: app })),
            ]}
          />
        </div>
        {count === 0 && <p className="os-muted">{words('noSteps')}</p>}
        <ol className="edited-steps">
          {path.steps.map((step, at) => (
            <StepRow
              key={step.key}
              path={path}
              step={step}
              onEdit={() => setEdited(step)}
              onRemove={() => onChange(withoutStep(path, step.key))}
              onUp={at > 0 ? () => move(at, at - 1) : undefined}
              onDown={at < count - 1 ? () => move(at, at + 1) : undefined}
            />
          ))}
        </ol>
        <div className="os-row">
          <Button size="s" icon={Plus} disabled={count >= MAX_STEPS} onClick={() => setEdited(newStep())}>
            {words('addStep')}
          </Button>
          <Button size="s" variant="quiet" icon={Trash2} onClick={onRemove}>
            {words('removePath')}
          </Button>
        </div>
      </div>
      {edited && (
        <StepDialog
          path={path}
          step={edited}
          isNew={!path.steps.some(({ key }) => key === edited.key)}
          onClose={() => setEdited(undefined)}
          onTaken={(step) => {
            onChange(withStep(path, step))
            setEdited(undefined)
          }}
        />
      )}
    </Card>
  )
}

interface StepRowProps {
  path: EditedPath
  step: EditedStep
  onEdit(): void
  onRemove(): void
  /** Undefined at an end. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function StepRow({ path, step, onEdit, onRemove, onUp, onDown }: StepRowProps) {
  const { number } = useFormat()
  const { title } = stepWords(path.key, step)
  const small = { size: 's', variant: 'quiet', iconOnly: true } as const
  return (
    <li className="edited-step">
      <span className="edited-step-text">
        <strong>{title}</strong>
        <span className="os-muted">
          {[
            words(`kind.${step.kind}`),
            words('minutesShort', { count: number(step.minutes) }),
            step.path,
          ].join(' · ')}
        </span>
      </span>
      {!step.required && <Badge>{words('optional')}</Badge>}
      <span className="edited-step-verbs">
        <Button {...small} icon={ArrowUp} disabled={!onUp} onClick={() => onUp?.()}>
          {words('earlier', { step: title })}
        </Button>
        <Button {...small} icon={ArrowDown} disabled={!onDown} onClick={() => onDown?.()}>
          {words('later', { step: title })}
        </Button>
        <Button {...small} icon={Pencil} onClick={onEdit}>
          {words('change', { step: title })}
        </Button>
        <Button {...small} icon={Trash2} onClick={onRemove}>
          {words('remove', { step: title })}
        </Button>
      </span>
    </li>
  )
}
