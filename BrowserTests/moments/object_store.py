"""A server with the API of Amazon S3, which checks signatures and permissions."""

import json
import subprocess
import sys

import boto3

from live_server import ROOT
from waiting import PATIENCE


class ObjectStore:
    def __init__(self):
        command = [sys.executable, ROOT / "Scripts" / "object-store.py"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert line, "moto does not start; `Scripts/setup.sh tests` installs it"
        self.description = json.loads(line)
        self.bucket = self.description["bucket"]

    def configuration(self, folder, prefix="photos", **changes):
        """A file of settings by which Moments keeps its photos here."""
        description = {**self.description, **changes}
        file = folder / f"{prefix}.env"
        file.write_text(
            f"MOMENTS_PHOTOS=s3://{self.bucket}/{prefix}\n"
            f"MOMENTS_PHOTOS_ENDPOINT={description['endpoint']}\n"
            f"MOMENTS_PHOTOS_REGION={description['region']}\n"
            f"AWS_ACCESS_KEY_ID={description['accessKey']}\n"
            f"AWS_SECRET_ACCESS_KEY={description['secretKey']}\n"
        )
        return file

    @property
    def client(self):
        return boto3.client(
            "s3",
            endpoint_url=self.description["endpoint"],
            region_name=self.description["region"],
            aws_access_key_id=self.description["accessKey"],
            aws_secret_access_key=self.description["secretKey"],
        )

    def paths(self, prefix="photos"):
        """The paths of the objects below a prefix."""
        entries = self.client.list_objects_v2(Bucket=self.bucket, Prefix=f"{prefix}/").get("Contents", [])
        return [entry["Key"].removeprefix(f"{prefix}/") for entry in entries]

    def objects(self, prefix="photos"):
        """The objects below a prefix, which must not change meanwhile: their contents by their paths."""
        client = self.client
        return {path: client.get_object(Bucket=self.bucket, Key=f"{prefix}/{path}")["Body"].read() for path in self.paths(prefix)}

    def stop(self):
        self.process.stdin.close()
        self.process.wait(PATIENCE)
