import type { ApiReference } from './api-reference.ts'

/** Two calls of one API. */
export const REFERENCE: ApiReference = {
  tags: [{ name: 'requests', description: 'Requests for access to apps' }],
  paths: {
    '/api/requests/{id}': {
      get: {
        summary: 'Read request',
        description: 'May be called by everybody who may open one of these apps: Admin (AdminAppAccess).',
        tags: ['requests'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      },
    },
    '/api/requests': {
      post: {
        summary: 'Ask for access',
        description: 'Everybody who has signed in may call it.',
        tags: ['requests'],
        parameters: [],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['app'],
                properties: {
                  app: { type: 'string', minLength: 1, maxLength: 60 },
                  kind: { enum: ['read', 'write'] },
                  lines: {
                    type: 'array',
                    maxItems: 9,
                    items: {
                      type: 'object',
                      required: ['count'],
                      properties: { count: { type: 'integer', minimum: 1 } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    responses: {
      'requests-409': { 'x-sentences': { 'request-decided': 'Someone has already decided this request.' } },
    },
  },
}
