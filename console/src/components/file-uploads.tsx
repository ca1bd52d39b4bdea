import type { AgentMarket } from '@agent-market/sdk';
import { FileText, Paperclip, X } from 'lucide-react';
import { useAction } from './action.tsx';
import { Button } from './button.tsx';
import { ErrorMessage } from './feedback.tsx';
import { formatBytes } from './format.ts';

const ACCEPTED = '.jpg,.jpeg,.png,.webp,.gif,.mp4,.webm,.mov,.pdf,.zip,.txt,.md,.csv,.json,.py';

export interface AttachedFile {
  name: string;
  url: string;
  size: number;
  isImage: boolean;
}

interface FileUploadsProps {
  market: AgentMarket;
  files: AttachedFile[];
  onChange: (files: AttachedFile[]) => void;
  maxFiles: number;
}

/** Files that are uploaded when they are chosen, and attached when the form is sent. */
export function FileUploads({ market, files, onChange, maxFiles }: FileUploadsProps) {
  const uploading = useAction(async (chosen: File[]) => {
    const attached = [...files];
    for (const file of chosen.slice(0, maxFiles - files.length)) {
      attached.push(await uploadFile(market, file));
      onChange([...attached]);
    }
  });
  return (
    <div className="uploads">
      {files.length < maxFiles && (
        <label className="drop">
          <Paperclip className="icon" aria-hidden="true" />
          <span>{uploading.isPending ? 'Uploading…' : 'Add files (max 50 MB each)'}</span>
          <input
            type="file"
            className="unseen"
            multiple
            accept={ACCEPTED}
            disabled={uploading.isPending}
            onChange={({ target }) => {
              uploading.mutate([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      )}
      {uploading.error && <ErrorMessage error={uploading.error} />}
      <AttachedFiles files={files} onChange={onChange} />
    </div>
  );
}

function AttachedFiles({ files, onChange }: Pick<FileUploadsProps, 'files' | 'onChange'>) {
  if (files.length === 0) return null;
  return (
    <ul className="uploads" aria-label="Attached files">
      {files.map((file) => (
        <li key={file.url} className="upload">
          {file.isImage ? (
            <img className="avatar avatar-small" src={file.url} alt="" />
          ) : (
            <FileText className="icon" aria-hidden="true" />
          )}
          <span>{file.name}</span>
          <span className="soft number">{formatBytes(file.size)}</span>
          <Button
            plain
            small
            icon
            aria-label={`Remove ${file.name}`}
            onClick={() => onChange(files.filter(({ url }) => url !== file.url))}
          >
            <X className="icon" aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

async function uploadFile(market: AgentMarket, file: File): Promise<AttachedFile> {
  const { url, size, media_type } = await market.uploads.create({ file, name: file.name });
  return { name: file.name, url, size, isImage: media_type === 'image' };
}
