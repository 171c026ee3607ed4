import { useState } from 'react'
import { Circle, CircleCheck, CircleSlash, Lock, type IconNode } from 'lucide'
import type { PathProgress, Standing } from '../../domain/onboarding/progress.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { quizAnswers, stepWords } from './path-words.ts'

type Step = PathProgress['steps'][number]

interface StepLineProps {
  path: PathProgress
  step: Step
  onTick(answer?: number): Promise<void>
}

const ICONS: Readonly<Record<Standing, IconNode>> = {
  done: CircleCheck,
  open: Circle,
  locked: Lock,
  skipped: CircleSlash,
}

/** One step: whether it is done, what it is about, and how to do it. */
export function StepLine({ path, step, onTick }: StepLineProps) {
  const { number, list } = useFormat()
  const { title, text } = stepWords(path.key, step)
  const waitsFor = path.steps
    .filter(({ key }) => step.dependsOn.includes(key))
    .map((first) => stepWords(path.key, first).title)
  return (
    <li className="step" data-standing={step.standing}>
      <Icon of={ICONS[step.standing]} size={20} />
      <div className="step-body">
        <p className="step-title">
          {title} <span className="os-visually-hidden">{words(`standing.${step.standing}`)}</span>
          {!step.required && <Badge>{words('optional')}</Badge>}
        </p>
        <p className="os-muted">
          {text} {words('minutes', { count: number(step.minutes) })}
        </p>
        {step.standing === 'locked' && (
          <p className="os-help">{words('lockedBy', { steps: list(waitsFor) })}</p>
        )}
        {step.standing === 'skipped' && <p className="os-help">{words('skippedHint')}</p>}
        {step.standing === 'open' && <StepAction step={step} title={title} onTick={onTick} />}
      </div>
    </li>
  )
}

function StepAction({ step, title, onTick }: Omit<StepLineProps, 'path'> & { title: string }) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState('')
  const tick = async () => {
    setBusy(true)
    await onTick(step.kind === 'quiz' ? Number(answer) : undefined)
    setBusy(false)
  }
  return (
    <>
      {step.kind === 'quiz' && (
        <RadioGroup
          label={title}
          hideLabel
          value={answer}
          options={(step.answerTexts ?? quizAnswers()).map((label, at) => ({ value: String(at), label }))}
          onChange={setAnswer}
        />
      )}
      <div className="os-row">
        {step.kind !== 'quiz' && (
          <Link look="secondary" to={step.path} aria-label={words('openStep', { step: title })}>
            {words('open')}
          </Link>
        )}
        {step.isSeen ? (
          <span className="os-help">{words('ticksItself')}</span>
        ) : (
          <Button
            busy={busy}
            disabled={step.kind === 'quiz' && answer === ''}
            variant="quiet"
            onClick={() => void tick()}
          >
            {step.kind === 'quiz' ? words('check') : words('markDone')}
          </Button>
        )}
      </div>
    </>
  )
}
