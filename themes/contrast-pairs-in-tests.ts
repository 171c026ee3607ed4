import type { ColorToken } from './color-tokens.ts'

interface ContrastPair {
  front: ColorToken
  back: ColorToken
  /** Least ratio normally, and when the person asked for more contrast. */
  normal: number
  more: number
}

const SURFACES: readonly ColorToken[] = [
  'page',
  'surface',
  'surface-raised',
  'surface-sunken',
  'brand-subtle',
]
const STATUSES = ['information', 'error', 'warning', 'success'] as const
const CHART_SURFACES: readonly ColorToken[] = ['page', 'surface']
const KINDS = [1, 2, 3, 4, 5, 6, 7, 8] as const

const pairs = (
  fronts: readonly ColorToken[],
  backs: readonly ColorToken[],
  normal: number,
  more: number,
): ContrastPair[] => fronts.flatMap((front) => backs.map((back) => ({ front, back, normal, more })))

/** Which colour may stand on which, and the ratio it keeps there; a test holds every theme and scheme to it. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs(['text'], [...SURFACES, 'grey-1', 'grey-2', 'grey-3', 'special'], 7, 10),
  ...pairs(['text-muted'], [...SURFACES, 'grey-1'], 4.5, 7),
  // only on controls that cannot be pressed: what tells why it is locked is text
  ...pairs(['text-disabled'], ['page', 'surface'], 2, 3),
  ...pairs(['brand-text'], SURFACES, 4.5, 7),
  ...pairs(['on-brand'], ['brand-primary', 'brand-primary-hover', 'brand-primary-active'], 4.5, 4.5),
  ...pairs(['on-brand-secondary'], ['brand-secondary'], 4.5, 4.5),
  ...pairs(['focus', 'border-strong'], SURFACES, 3, 4.5),
  ...pairs(['border'], ['page', 'surface'], 1.1, 3),
  ...pairs(['special-text'], [...SURFACES, 'special'], 4.5, 7),
  ...pairs(['grey-6'], SURFACES, 7, 7),
  ...pairs(
    KINDS.map((kind) => `data-comparative-${kind}` as const),
    CHART_SURFACES,
    3,
    3,
  ),
  // the pattern within an area
  ...pairs(
    ['surface'],
    KINDS.map((kind) => `data-comparative-${kind}` as const),
    3,
    3,
  ),
  // words in the cells of a heat map, on the steps that heat-step.ts uses
  ...pairs(['text'], ['data-sequential-1', 'data-sequential-2', 'data-sequential-3'], 4.5, 4.5),
  ...pairs(['surface'], ['data-sequential-5', 'data-sequential-6', 'data-sequential-7'], 4.5, 4.5),
  ...pairs(['text'], ['data-diverging-3', 'data-diverging-4', 'data-diverging-5'], 4.5, 4.5),
  ...pairs(['surface'], ['data-diverging-1', 'data-diverging-7'], 4.5, 4.5),
  ...STATUSES.flatMap((status) => [
    ...pairs([`${status}-text`], [...SURFACES, `${status}-subtle`], 4.5, 7),
    ...pairs(['text', 'text-muted'], [`${status}-subtle`], 4.5, 7),
    ...pairs([`on-${status}`], [status], 4.5, 4.5),
    ...pairs([status, `${status}-border`], [...SURFACES, `${status}-subtle`], 3, 4.5),
  ]),
]
