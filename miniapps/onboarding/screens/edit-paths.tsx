import { Plus, RotateCcw } from 'lucide'
import { type EditedPath, type EditedPaths, PATHS_FORM } from '../../domain/onboarding/edited-paths.ts'
import { MAX_PATHS } from '../../domain/onboarding/limits.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { action } from '../../kit/actions/action.ts'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'
import { FormPage } from '../../kit/form/form-page.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { newPath, changesIn } from '../parts/edit/edited-list.ts'
import { PathCard } from '../parts/edit/path-card.tsx'
import { words } from '../parts/edit/words/words.ts'
import { words as appWords } from '../words/words.ts'
import sheet from '../parts/edit/edit.css?sheet'

interface Restored {
  agency: { code: string; name: string }
  base: number
  isUsual: boolean
  onRestored(paths: EditedPaths): void
}

/** The portal's own paths again; it is asked first, as all changes go. */
const RESTORE = action<Restored>({
  key: 'restore-usual',
  label: () => words('restoreUsual'),
  icon: RotateCcw,
  isOffered: ({ isUsual }) => !isUsual,
  run: ({ open, portal }, { agency: { code, name }, base, onRestored }) => {
    let usual: EditedPaths
    open(ConfirmDialog, {
      title: words('restoreTitle'),
      verb: words('restoreUsual'),
      act: async () => {
        usual = await apiOf(portal, 'onboarding').put('/paths', { agency: code, base, paths: null })
      },
      onDone: () => onRestored(usual),
      children: <p>{words('restoreText', { agency: name })}</p>,
    })
  },
})

/** For administrators: what people of the agency learn. All paths are stored at once, so that nobody takes half of a change. */
export function EditPaths() {
  useSheet(sheet)
  const { context, route } = useMiniApp()
  const { code, name } = context.tenant
  useBreadcrumbDetail(appWords('editPaths'))
  const paths = useAnswer<EditedPaths>('onboarding', withQuery('/paths', { agency: code }))
  return (
    <>
      <PageHeader
        title={appWords('editPaths')}
        subtitle={words('lead', { agency: name })}
        actions={
          <Link look="secondary" to={route.basePath}>
            {words('back')}
          </Link>
        }
      />
      <Loaded of={paths} label={words('loading')} lines={[50, 100, 96, 98]} lineHeight={3}>
        {(stored) => <PathsForm stored={stored} onSaved={paths.setData} />}
      </Loaded>
    </>
  )
}

function PathsForm({ stored, onSaved }: { stored: EditedPaths; onSaved(paths: EditedPaths): void }) {
  const { portal, context } = useMiniApp()
  const onboarding = useApi('onboarding')
  const agency = context.tenant
  const base = stored.version
  const done = (paths: EditedPaths) => {
    onSaved(paths)
    portal.notify({ kind: 'success', text: words('saved') })
  }
  const form = useForm(
    PATHS_FORM,
    { paths: stored.paths },
    ({ paths }) => onboarding.put<EditedPaths>('/paths', { agency: agency.code, base, paths }),
    { done },
  )
  const { paths } = form.values
  const setPaths = (next: readonly EditedPath[]) => form.set({ paths: next })
  const restored = (usual: EditedPaths) => {
    form.discard()
    done(usual)
  }
  return (
    <FormPage
      form={{ ...form, changes: form.changes && Math.max(1, changesIn(stored.paths, paths)) }}
      label={appWords('editPaths')}
      hasDialogs
    >
      {paths.length === 0 && <EmptyState title={words('noPaths')}>{words('noPathsHint')}</EmptyState>}
      <div className="paths">
        {paths.map((path, at) => (
          <PathCard
            key={path.key}
            path={path}
            permissions={stored.permissions}
            titleError={form.errorAt(`paths.${at}.title`)}
            onChange={(changed) => setPaths(paths.with(at, changed))}
            onRemove={() => setPaths(paths.toSpliced(at, 1))}
          />
        ))}
      </div>
      <div className="os-row">
        <Button
          icon={Plus}
          disabled={paths.length >= MAX_PATHS}
          onClick={() => setPaths([...paths, newPath(words('newPath'))])}
        >
          {words('addPath')}
        </Button>
        <ActionBar actions={[RESTORE]} on={{ agency, base, isUsual: stored.isUsual, onRestored: restored }} />
      </div>
    </FormPage>
  )
}
