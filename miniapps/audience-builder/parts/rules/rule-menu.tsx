import { Ellipsis } from 'lucide'
import { type AudienceNode, isGroup, ROOT } from '../../../domain/audience/audience-nodes.ts'
import { parentIn, type Step, steppedNode } from '../../../domain/audience/node-moves.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Menu, type MenuItem } from '../../../kit/controls/menu/menu.tsx'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import type { RuleActions } from './use-rule-actions.ts'

/** Keys on the name of a rule that do the same. */
export const STEP_KEYS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** All that can be done with a rule or group. */
export function RuleMenu({
  node,
  name,
  actions,
}: {
  node: AudienceNode
  name: string
  actions: RuleActions
}) {
  const { tree } = useBuilderWorld()
  const { id, not } = node
  const isRoot = id === ROOT
  const isLoose = !isRoot && parentIn(tree, id) === undefined
  const steps = Object.entries(STEP_KEYS).map(([key, step]): MenuItem => ({
    key: step,
    label: words(`step.${step}`),
    keys: `Alt+${ARROWS[key]}`,
    disabled: Object.keys(steppedNode(tree, id, step)).length === 0,
    onSelect: () => actions.step(id, step),
  }))
  const items: readonly (MenuItem | false)[] = [
    {
      key: 'not',
      label: words('not'),
      checked: not,
      onSelect: () => actions.change(id, { not: not ? null : true }),
    },
    isGroup(node) && { key: 'addGroup', label: words('addGroup'), onSelect: () => actions.addGroup(id) },
    isLoose && { key: 'back', label: words('putBack'), onSelect: () => actions.move(id, ROOT, Infinity) },
    !isRoot && !isLoose && { key: 'group', label: words('group'), onSelect: () => actions.group(id) },
    !isRoot &&
      !isLoose &&
      isGroup(node) && {
        key: 'ungroup',
        label: words('ungroup'),
        disabled: not,
        onSelect: () => actions.ungroup(id),
      },
    ...(isRoot || isLoose ? [] : steps.map((step, at) => ({ ...step, apart: at === 0 }))),
    !isRoot && {
      key: 'remove',
      label: words('remove'),
      keys: words('key.delete'),
      apart: true,
      onSelect: () => actions.remove(id),
    },
  ]
  return (
    <Menu
      label={words('actionsOf', { rule: name })}
      align="end"
      button={(props) => (
        <Button {...props} variant="quiet" size="s" icon={Ellipsis} iconOnly>
          {words('actionsOf', { rule: name })}
        </Button>
      )}
      items={items.filter((item) => item !== false)}
    />
  )
}

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
  ArrowLeft: '←',
}
