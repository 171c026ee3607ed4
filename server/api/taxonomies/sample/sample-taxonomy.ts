import type { TaxonomyRow } from '../../../../miniapps/domain/taxonomies/read-taxonomy.ts'
import { isCoded, type Variable } from '../../../../miniapps/domain/surveys/frame.ts'
import { SAMPLE_FRAME } from '../../../../miniapps/domain/surveys/sample/frame.ts'
import { Dice } from '../../../world/dice.ts'

const SEED = 3060
/** Questions that sellers build segments of. */
const QUESTIONS = [
  'age_band',
  'children',
  'tv',
  'streaming',
  'social',
  'devices',
  'radio',
  'drinks',
  'categories',
  'finance',
  'interests',
  'holidays',
]
/** Bridged answers of each; their question is bridged too. */
const ANSWERS = 4
/** Segments that sellers make of an answer and that no survey has asked about. */
const INVENTED = ['in market', 'frequent', 'lapsed', 'high value', 'lookalikes']
/** Nodes of the whole. */
const NODES = 300
const PRICE_STEP = 5

/** 300 nodes that nobody sells, 60 of them bridged to the survey: twelve questions, four answers of each. */
export function sampleTaxonomy(): TaxonomyRow[] {
  const dice = new Dice(SEED)
  const questions = QUESTIONS.map((name) => SAMPLE_FRAME.find((each) => each.name === name)!).filter(isCoded)
  const rows: Omit<TaxonomyRow, 'row'>[] = [...new Set(questions.map(topOf))].map((top) => ({
    id: topIdOf(top),
    parent: '',
    name: top,
    cpm: null,
    bridge: '',
  }))
  const leaves: Omit<TaxonomyRow, 'row'>[] = []
  for (const question of questions) {
    const [group, ...answers] = segmentsOf(question, dice)
    rows.push(group!)
    leaves.push(...answers)
  }
  const invented = INVENTED.flatMap((kind) =>
    leaves.map((leaf) => ({
      ...leaf,
      id: `${leaf.id}-${idOf(kind)}`,
      name: `${leaf.name}: ${kind}`,
      cpm: price(dice),
      bridge: '',
    })),
  )
  const all = [...rows, ...leaves, ...invented.slice(0, NODES - rows.length - leaves.length)]
  return all.map((each, at) => ({ ...each, row: at + 2 }))
}

/** A question with all of its answers, and its first answers by themselves. */
function segmentsOf({ name, label, codes, ...question }: Variable, dice: Dice): Omit<TaxonomyRow, 'row'>[] {
  const chosen = codes.filter(({ missing }) => !missing).slice(0, ANSWERS)
  const group = {
    id: idOf(name),
    parent: topIdOf(topOf(question)),
    name: label,
    cpm: price(dice),
    bridge: `${name} IN (${chosen.map(({ code }) => code).join(', ')})`,
  }
  return [
    group,
    ...chosen.map(({ code, label: answer }) => ({
      id: `${group.id}-${code}`,
      parent: group.id,
      name: `${label}: ${answer}`,
      cpm: price(dice),
      bridge: `${name} = ${code}`,
    })),
  ]
}

const topOf = ({ folder }: Pick<Variable, 'folder'>): string => folder.split('/')[0]!
/** A question may be called as its folder is. */
const topIdOf = (top: string): string => `group-${idOf(top)}`
const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
/** 1.00 to 9.00 for a thousand contacts. */
const price = (dice: Dice): number => dice.between(100 / PRICE_STEP, 900 / PRICE_STEP) * PRICE_STEP
