import type { ReactNode } from 'react'
import type { Resource } from '../bridge/use-resource.ts'
import { ErrorState, type ErrorStateProps } from './error-state.tsx'
import { Skeleton, type SkeletonProps } from './skeleton.tsx'

interface LoadedProps<Data> extends SkeletonProps, Pick<ErrorStateProps, 'headingLevel'> {
  of: Pick<Resource<Data>, 'data' | 'error' | 'loading' | 'reload'>
  children(data: Data): ReactNode
}

/** Draws what has come; until then its shape, or why it did not come. A reload that fails leaves it there. */
export function Loaded<Data>({ of, headingLevel, children, ...shape }: LoadedProps<Data>) {
  const { data, error, loading, reload } = of
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton {...shape} />
  return <ErrorState problem={error} onRetry={reload} busy={loading} headingLevel={headingLevel} />
}
