import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';

const MODULES = [3, 4, 2];

/** A plan in pencil: modules along the margin line, each with its steps. */
export const PlanSkeleton = ({ label, lead }: { label: string; lead?: string }) => (
  <div>
    {lead !== undefined && (
      <>
        <h2 className="font-serif text-2xl font-semibold">{label}</h2>
        <p className="mt-2 mb-8 text-ink-soft">{lead}</p>
      </>
    )}
    <Skeleton label={label}>
      <div className="grid gap-7">
        {MODULES.map((steps) => (
          <div key={steps} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3">
            <Bone round className="size-[1.625rem]" />
            <div className="grid gap-4">
              <Bone className="h-4 w-1/3" />
              {Array.from({ length: steps }, (_, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of a skeleton never move
                <div key={at} className="grid gap-2">
                  <Bone className="h-3.5 w-3/4" />
                  <Bone className="h-2.5 w-1/2" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  </div>
);
