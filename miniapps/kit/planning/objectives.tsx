import type { ReactNode } from 'react'
import { DateOf } from '../document/fields/date-of.tsx'
import { NumberOf } from '../document/fields/number-of.tsx'
import { SelectOf } from '../document/fields/select-of.tsx'
import { TextOf } from '../document/fields/text-of.tsx'
import { NumberedLines } from './numbered-lines.tsx'
import { words } from './words/words.ts'

const PARTS = ['metric', 'direction', 'baseline', 'target', 'date']

interface ObjectivesProps {
  /** First step of their paths. */
  of: 'objectives' | 'kpis'
  most: number
  /** Below the fields of one, by the start of its paths; below all without it. */
  checks(at?: string): ReactNode
}

/** Objectives: metric, direction, baseline, target and date. */
export function Objectives({ of, most, checks }: ObjectivesProps) {
  const directions = (['up', 'down'] as const).map((value) => ({ value, label: words(`direction.${value}`) }))
  return (
    <NumberedLines
      {...{ of, most }}
      parts={PARTS}
      fresh={() => ({ direction: 'up' })}
      add={words('addObjective')}
      removeLabel={(number) => words('removeObjective', { number })}
      between={checks()}
    >
      {(at, number) => (
        <>
          <div className="fields">
            <TextOf path={`${at}/metric`} label={words('metric', { number })} help={words('metricHelp')} />
            <SelectOf path={`${at}/direction`} label={words('direction', { number })} options={directions} />
            <NumberOf path={`${at}/baseline`} label={words('baseline', { number })} />
            <NumberOf path={`${at}/target`} label={words('target', { number })} />
            <DateOf path={`${at}/date`} label={words('date', { number })} />
          </div>
          {checks(at)}
        </>
      )}
    </NumberedLines>
  )
}
