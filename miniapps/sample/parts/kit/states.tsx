import { createElement, Fragment, useState, type ComponentType } from 'react'
import type { CheckboxProps } from '../../../kit/controls/checkbox.tsx'
import { Specimen, Specimens } from './specimen.tsx'

interface StatesProps<Props> {
  title: string
  of: ComponentType<Props>
  wide?: boolean
  /** By the name of a state: the properties of one part in it, or of several. */
  states: readonly (readonly [title: string, ...of: Props[]])[]
}

/** A part of the kit in each of its states, as a table says. */
export const States = <Props extends object>({ title, of, wide, states }: StatesProps<Props>) => (
  <Specimens title={title}>
    {states.map(([name, ...each]) => (
      <Specimen key={name} title={name} wide={wide}>
        {createElement(Fragment, undefined, ...each.map((props) => createElement(of, props)))}
      </Specimen>
    ))}
  </Specimens>
)

interface Field<Value> {
  value: Value
  onChange(value: Value): void
}

/** A field that holds what somebody enters. */
export const keeping = <Value, Props extends Field<Value>>(field: ComponentType<Props>, first: Value) =>
  function Kept(props: Partial<Props> & { value?: Value }) {
    const [value, onChange] = useState(props.value ?? first)
    return createElement(field, { ...props, value, onChange } as Props)
  }

/** The same of yes or no. */
export const ticking = (field: ComponentType<CheckboxProps>) =>
  function Kept({ checked = false, ...props }: Partial<CheckboxProps> & { label: string }) {
    const [isOn, onChange] = useState(checked)
    return createElement(field, { ...props, checked: isOn, onChange })
  }
