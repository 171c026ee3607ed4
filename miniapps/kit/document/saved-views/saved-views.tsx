import { useState } from 'react'
import { Bookmark, RefreshCw, Save, Trash2 } from 'lucide'
import { VIEW_NAME_MAX_CHARACTERS } from '../../../domain/views/saved-view.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { Menu, type MenuItem } from '../../controls/menu/menu.tsx'
import { TextField } from '../../controls/text-field.tsx'
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
  const current = views.find((view) => view.query === query)
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
      <NameDialog open={isNaming} onClose={() => setNaming(false)} onSave={(name) => save(name, query)} />
    </>
  )
}

interface NameDialogProps {
  open: boolean
  onClose(): void
  onSave(name: string): Promise<boolean>
}

function NameDialog({ open, onClose, onSave }: NameDialogProps) {
  const [name, setName] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    setWrong(!name.trim())
    if (!name.trim() || isSaving) return
    setSaving(true)
    const isSaved = await onSave(name.trim())
    setSaving(false)
    if (!isSaved) return
    setName('')
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={words('saveTitle')}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit" busy={isSaving}>
            {kitWords('save')}
          </Button>
        </>
      }
    >
      <TextField
        label={kitWords('name')}
        value={name}
        maxLength={VIEW_NAME_MAX_CHARACTERS}
        onChange={setName}
        {...(isWrong && !name.trim() && { error: kitWords('nameNeeded') })}
      />
    </Dialog>
  )
}
