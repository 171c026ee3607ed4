import { useState } from 'react'
import { Bookmark, RefreshCw, Save, Trash2 } from 'lucide'
import * as v from 'valibot'
import { neededText } from '../../../domain/form/rules.ts'
import { VIEW_NAME_MAX_CHARACTERS } from '../../../domain/views/saved-view.ts'
import { Button } from '../../controls/button.tsx'
import { Menu, type MenuItem } from '../../controls/menu/menu.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { useSavedViews, type SavedView } from './use-saved-views.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../words/words.ts'

interface SavedViewsProps {
  /** The app's key and the list's name: `scorecards/grid`. */
  list: string
  /** What stands in the list's address now, behind the question mark; '' for everything. */
  query: string
  onChoose(query: string): void
}

/** Ways to look at a list that somebody saved under a name, for themselves; others get them as a link. */
export function SavedViews({ list, query, onChoose }: SavedViewsProps) {
  const { views, error, reload, save, update, remove } = useSavedViews(list)
  const [chosen, setChosen] = useState<string>()
  const [isNaming, setNaming] = useState(false)
  const current = views.find((view) => inOrder(view.query) === inOrder(query))
  const changed = current ? undefined : views.find(({ id }) => id === chosen)
  const choose = (view?: SavedView) => {
    setChosen(view?.id)
    onChoose(view?.query ?? '')
  }
  const items: MenuItem[] = [
    { key: 'all', label: words('all'), checked: query === '', onSelect: () => choose() },
    ...views.map((view) => ({
      key: view.id,
      label: view.name,
      checked: view === current,
      onSelect: () => choose(view),
    })),
    {
      key: 'save',
      label: words('save'),
      icon: Save,
      apart: true,
      disabled: query === '' || current !== undefined,
      onSelect: () => setNaming(true),
    },
  ]
  if (changed)
    items.push({
      key: 'update',
      label: words('update', { name: changed.name }),
      icon: RefreshCw,
      onSelect: () => void update(changed, query),
    })
  if (current)
    items.push({
      key: 'remove',
      label: words('remove', { name: current.name }),
      icon: Trash2,
      onSelect: () => void remove(current),
    })
  if (error)
    items.push({ key: 'again', label: words('notLoaded'), icon: RefreshCw, apart: true, onSelect: reload })
  return (
    <>
      <Menu
        label={words('title')}
        items={items}
        align="end"
        button={(opener) => (
          <Button {...opener} size="s" variant="quiet" icon={Bookmark}>
            {current?.name ?? words('title')}
          </Button>
        )}
      />
      {isNaming && <NameDialog onClose={() => setNaming(false)} onSave={(name) => save(name, query)} />}
    </>
  )
}

/** The same search and filters may have been set, and saved, in another order. */
const inOrder = (query: string) => query.split('&').toSorted().join('&')

interface NameDialogProps {
  onClose(): void
  onSave(name: string): Promise<boolean>
}

const NAMED = v.object({ name: neededText(VIEW_NAME_MAX_CHARACTERS) })

function NameDialog({ onClose, onSave }: NameDialogProps) {
  const form = useForm(NAMED, { name: '' }, ({ name }) => onSave(name))
  return (
    <FormDialog form={form} title={words('saveTitle')} verb={kitWords('save')} onClose={onClose}>
      <TextField {...form.field('name')} label={kitWords('name')} />
    </FormDialog>
  )
}
