import { createElement, type ComponentType } from 'react'
import { Specimen, Specimens } from './specimen.tsx'

interface ChartStatesProps<Props> {
  title: string
  wide?: boolean
  /** A chart is called as its state is. */
  states: Readonly<Record<string, Partial<Props>>>
}

/** A kind of chart in each of its states, as a table says. */
export const chartStates = <Props extends object>(chart: ComponentType<Props>, common: Partial<Props>) =>
  function ChartStates({ title, wide, states }: ChartStatesProps<Props>) {
    return (
      <Specimens title={title}>
        {Object.entries(states).map(([name, props]) => (
          <Specimen key={name} title={name} wide={wide}>
            {createElement(chart, {
              title: name,
              summary: `${name}.`,
              headingLevel: 4,
              ...common,
              ...props,
            } as unknown as Props)}
          </Specimen>
        ))}
      </Specimens>
    )
  }
