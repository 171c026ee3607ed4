import { useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { type IconNode, Search } from 'lucide'
import type { Frame } from '../../../domain/surveys/frame.ts'
import type { FramePick } from '../../../domain/surveys/frame-pick.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { Tree } from '../../tree/tree.tsx'
import { findInFrame } from './find-in-frame.ts'
import { frameFolders } from './frame-folders.ts'
import { folderItems, VariableItem } from './frame-items.tsx'
import { dragPicks, pickId, picksOf } from './frame-picks.ts'
import sheet from './frame.css?sheet'
import { words } from './words/words.ts'

/** Done with what is ticked: by its button, or by its keys in the tree, where the item in focus counts if none is ticked. */
export interface FrameAction {
  key: string
  label: string
  icon?: IconNode
  keys?: 'Ctrl+Enter' | 'Shift+Enter' | 'Alt+Enter'
  run(picks: readonly FramePick[]): void
}

interface FrameTreeProps {
  frame: Frame
  actions: readonly FrameAction[]
}

/** Questions that a search shows at once; further ones come with more letters, or by a button. */
const FOUND_AT_ONCE = 60

/** A survey's folders, questions and answers: found by their labels and names, chosen one or many, dragged or handed to an action; only read where there is none. */
export function FrameTree({ frame, actions }: FrameTreeProps) {
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(FOUND_AT_ONCE)
  const found = useMemo(() => (query.trim() ? findInFrame(frame, query) : undefined), [frame, query])
  const root = useMemo(() => frameFolders(frame), [frame])
  const tree = () => box.current!.querySelector<HTMLElement>('[role=tree]')!
  const { ticked, tick, run, keyDown, drag } = useTicked(frame, actions, tree)
  return (
    <div ref={box} className="os-frame" onKeyDownCapture={keyDown}>
      <FrameSearch
        value={query}
        onChange={(text) => {
          setQuery(text)
          setMost(FOUND_AT_ONCE)
        }}
        onDown={() => tree().focus()}
      />
      <output className={found ? 'os-help' : 'os-visually-hidden'}>
        {found && words('found', { count: found.length })}
      </output>
      <div className="os-frame-tree">
        <Tree
          key={String(found !== undefined)}
          label={words('questions')}
          selected={ticked}
          openFor={found?.flatMap(({ variable, isByAnswer }) => (isByAnswer ? [pickId(variable)] : []))}
          onOpen={(id) => tick?.(turned(ticked, id))}
          onTick={tick}
        >
          {found
            ?.slice(0, most)
            .map(({ variable, codes }) => (
              <VariableItem key={variable.name} {...{ variable, codes, drag }} isFound />
            )) ?? folderItems(root, drag)}
        </Tree>
        {found && found.length > most && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              setMost(most + FOUND_AT_ONCE)
              tree().focus()
            }}
          >
            {words('more', { count: Math.min(found.length - most, FOUND_AT_ONCE) })}
          </Button>
        )}
      </div>
      <Actions {...{ actions, run, ticked }} />
    </div>
  )
}

interface FrameSearchProps {
  value: string
  onChange(text: string): void
  /** Leaves the field for what was found. */
  onDown(): void
}

const FrameSearch = ({ value, onChange, onDown }: FrameSearchProps) => (
  <TextField
    type="search"
    hideLabel
    label={words('search')}
    placeholder={words('search')}
    icon={Search}
    value={value}
    onChange={onChange}
    onKeyDown={(event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      onDown()
    }}
  />
)

function Actions({
  actions,
  run,
  ticked,
}: Pick<FrameTreeProps, 'actions'> & Pick<ReturnType<typeof useTicked>, 'run' | 'ticked'>) {
  return (
    <div className="os-frame-actions">
      {actions.map((action) => (
        <Button
          key={action.key}
          size="s"
          icon={action.icon}
          disabled={ticked.size === 0}
          title={action.keys}
          aria-keyshortcuts={action.keys?.replace('Ctrl', 'Control')}
          onClick={() => run(action, ticked)}
        >
          {action.label}
        </Button>
      ))}
    </div>
  )
}

/** Ticked items, and actions on them; keys act on the item in focus where nothing is ticked. */
function useTicked(frame: Frame, actions: readonly FrameAction[], tree: () => HTMLElement) {
  const { portal } = useMiniApp()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const run = (action: FrameAction, ids: ReadonlySet<string>) => {
    const picks = picksOf(frame, ids)
    if (picks.length === 0) return portal.announce(words('chooseFirst'))
    setTicked(new Set())
    action.run(picks)
  }
  const tick = (ids: ReadonlySet<string>) => {
    setTicked(ids)
    portal.announce(words('chosen', { count: ids.size }))
  }
  return {
    ticked,
    run,
    tick: actions.length > 0 ? tick : undefined,
    keyDown: (event: KeyboardEvent) => {
      const action = actions.find(({ keys }) => keys && keys === keysOf(event))
      const { target } = event
      if (!action || !(target instanceof HTMLElement) || !tree().contains(target)) return
      event.preventDefault()
      event.stopPropagation()
      run(action, ticked.size > 0 ? ticked : new Set([target.dataset['id'] ?? '']))
    },
    drag: (id: string, text: string) => (event: DragEvent) =>
      dragPicks(event, ticked.has(id) ? ticked : new Set([id]), text),
  }
}

const keysOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string =>
  [(ctrlKey || metaKey) && 'Ctrl', shiftKey && 'Shift', altKey && 'Alt', key].filter(Boolean).join('+')

function turned(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
