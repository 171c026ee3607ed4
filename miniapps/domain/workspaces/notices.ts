declare module '../notifications/notice.ts' {
  interface NoticeParams {
    'workspace-requested': { person: string; name: string }
    'workspace-request-decided': { name: string; decision: 'approved' | 'refused'; reason: string }
  }
}

/** Notices of requests for workspaces. */
export const WORKSPACE_NOTICES = {
  'workspace-requested': 'workspaces',
  'workspace-request-decided': 'workspaces',
} as const
