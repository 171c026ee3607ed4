import type { Frame, Variable } from '../../../domain/surveys/frame.ts'

export interface FrameFolder {
  /** With those that it stands in: `Media/Television`. */
  path: string
  name: string
  folders: readonly FrameFolder[]
  variables: readonly Variable[]
}

/** Folders of a frame within one another, in order of their first question. */
export function frameFolders(frame: Frame, path = ''): FrameFolder {
  const start = path && `${path}/`
  const below = frame.filter(({ folder }) => folder === path || folder.startsWith(start))
  const names = new Set(
    below.flatMap(({ folder }) => (folder === path ? [] : [folder.slice(start.length).split('/')[0]!])),
  )
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    folders: [...names].map((name) => frameFolders(below, start + name)),
    variables: below.filter(({ folder }) => folder === path),
  }
}
