import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { keptList } from '../../../kit/bridge/kept-list.ts'

/** `chose-help`: the person has decided about the help, and it is not folded by itself any more. */
type Option = 'advance' | 'fold-help' | 'chose-help'

const kept = keptList('os-scorecards-options')
const $options = atom<readonly string[]>(kept.read())

/** How a person likes the questionnaire, in this browser and over all audits; signing out clears it. */
export const useOption = (option: Option): boolean => useStore($options).includes(option)

export const hasOption = (option: Option): boolean => $options.get().includes(option)

export function setOption(option: Option, isOn: boolean): void {
  if (isOn) kept.add(option)
  else kept.remove(option)
  $options.set(kept.read())
}

export function foldHelp(isFolded: boolean): void {
  setOption('chose-help', true)
  setOption('fold-help', isFolded)
}

/** Who has finished an audit knows how questions are answered: from then on the levels come first. */
export function foldHelpOfPractised(): void {
  if (!hasOption('chose-help')) setOption('fold-help', true)
}
