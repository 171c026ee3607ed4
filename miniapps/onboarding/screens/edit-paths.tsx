import { Plus, RotateCcw } from 'lucide'
import { type EditedPath, type EditedPaths, PATHS_FORM } from '../../domain/onboarding/edited-paths.ts'
import { MAX_PATHS } from '../../domain/onboarding/limits.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { FormPage } from '../../kit/form/form-page.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { loadEditedPaths, saveEditedPaths } from '../ask-onboarding.ts'
import { newPath } from '../parts/edit/edited-list.ts'
import sheet from '../parts/edit/edit.css?sheet'
import { PathCard } from '../parts/edit/path-card.tsx'
import { RestorePaths } from '../parts/edit/restore-paths.tsx'
import { words } from '../parts/edit/words/words.ts'
import { words as appWords } from '../words/words.ts'

/** For administrators: what people of the agency learn. All paths are stored at once, so that nobody takes half of a change. */
export function EditPaths() {
  useSheet(sheet)
  const { portal, context, route } = useMiniApp()
  const { code, name } = context.tenant
  useBreadcrumbDetail(appWords('editPaths'))
  const { data, error, loading, reload, setData } = useResource(`paths ${code}`, (signal) =>
    loadEditedPaths(portal, code, signal),
  )
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
      {data ? (
        <PathsForm stored={data} onSaved={setData} />
      ) : error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : (
        <Skeleton label={words('loading')} lines={[50, 100, 96, 98]} lineHeight={3} />
      )}
    </>
  )
}

function PathsForm({ stored, onSaved }: { stored: EditedPaths; onSaved(paths: EditedPaths): void }) {
  const { portal, context } = useMiniApp()
  const agency = context.tenant.code
  const save = (to: readonly EditedPath[] | null) =>
    saveEditedPaths(portal, { agency, base: stored.version, paths: to })
  const done = (paths: EditedPaths) => {
    onSaved(paths)
    portal.notify({ kind: 'success', text: words('saved') })
  }
  const form = useForm(PATHS_FORM, { paths: stored.paths }, ({ paths }) => save(paths), { done })
  const { paths } = form.values
  const setPaths = (next: readonly EditedPath[]) => form.set({ paths: next })
  return (
    <FormPage form={form} label={appWords('editPaths')} hasDialogs>
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
        {!stored.isUsual && (
          <RestorePaths
            icon={RotateCcw}
            onRestore={async () => {
              const usual = await save(null)
              form.discard()
              done(usual)
            }}
          />
        )}
      </div>
    </FormPage>
  )
}
