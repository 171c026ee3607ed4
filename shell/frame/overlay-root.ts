let root: HTMLElement | undefined

/** Where dialogs and menus that must escape the outlet are rendered. */
export function overlayRoot(): HTMLElement {
  if (root?.isConnected) return root
  root = document.createElement('div')
  root.id = 'os-overlays'
  document.body.append(root)
  return root
}
